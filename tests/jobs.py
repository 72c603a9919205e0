"""Process groups of Windows, there called jobs: what a process starts belongs to its job."""

import ctypes
import sys
from ctypes import wintypes

assert sys.platform == "win32"

ALL = 0x1F0FFF  # PROCESS_ALL_ACCESS
SUSPEND = 0x800  # PROCESS_SUSPEND_RESUME
WAIT = 0x100000  # SYNCHRONIZE
RUNNING = 0x102  # WAIT_TIMEOUT
PROCESSES = 3  # JobObjectBasicProcessIdList
MOST = 100  # processes of a job that are listed
_jobs: dict[int, int] = {}  # handles, by the process that each began with

_kernel = ctypes.WinDLL("kernel32", use_last_error=True)
_kernel.OpenProcess.restype = _kernel.CreateJobObjectW.restype = wintypes.HANDLE
_kernel.OpenProcess.argtypes = wintypes.DWORD, wintypes.BOOL, wintypes.DWORD
_kernel.CreateJobObjectW.argtypes = wintypes.LPVOID, wintypes.LPCWSTR
_kernel.AssignProcessToJobObject.argtypes = wintypes.HANDLE, wintypes.HANDLE
_kernel.TerminateJobObject.argtypes = wintypes.HANDLE, wintypes.UINT
_kernel.CloseHandle.argtypes = (wintypes.HANDLE,)
_kernel.WaitForSingleObject.argtypes = wintypes.HANDLE, wintypes.DWORD
_kernel.QueryInformationJobObject.argtypes = (
    wintypes.HANDLE,
    ctypes.c_int,
    wintypes.LPVOID,
    wintypes.DWORD,
    wintypes.LPDWORD,
)
_native = ctypes.WinDLL("ntdll")
_native.NtSuspendProcess.argtypes = _native.NtResumeProcess.argtypes = (wintypes.HANDLE,)


class _Listed(ctypes.Structure):
    """JOBOBJECT_BASIC_PROCESS_ID_LIST."""

    _fields_ = (
        ("assigned", wintypes.DWORD),
        ("count", wintypes.DWORD),
        ("ids", ctypes.c_size_t * MOST),
    )


def begin(pid: int) -> None:
    """Put a process that has just been started into a job of its own."""
    process = _kernel.OpenProcess(ALL, False, pid)
    job = _kernel.CreateJobObjectW(None, None)
    if not _kernel.AssignProcessToJobObject(job, process) and runs(pid):
        raise ctypes.WinError(ctypes.get_last_error())
    _kernel.CloseHandle(process)
    _jobs[pid] = job


def members(pid: int) -> set[int]:
    """Which processes of the job of this process run."""
    found = _Listed()
    if pid in _jobs:
        size = ctypes.sizeof(found)
        if not _kernel.QueryInformationJobObject(
            _jobs[pid], PROCESSES, ctypes.byref(found), size, None
        ):
            raise ctypes.WinError(ctypes.get_last_error())
    return {one for one in found.ids[: found.count] if runs(one)}


def end(pid: int) -> None:
    """Kill every process of the job of this process."""
    if job := _jobs.pop(pid, 0):
        _kernel.TerminateJobObject(job, 1)
        _kernel.CloseHandle(job)


def runs(pid: int) -> bool:
    """Whether a process has not ended."""
    process = _kernel.OpenProcess(WAIT, False, pid)
    if not process:
        return False
    state = _kernel.WaitForSingleObject(process, 0)
    _kernel.CloseHandle(process)
    return bool(state == RUNNING)


def suspend(pid: int) -> None:
    """Let a process stand still."""
    process = _kernel.OpenProcess(SUSPEND, False, pid)
    assert _native.NtSuspendProcess(process) == 0
    _kernel.CloseHandle(process)


def resume(pid: int) -> None:
    """Let a process go on."""
    process = _kernel.OpenProcess(SUSPEND, False, pid)
    assert _native.NtResumeProcess(process) == 0
    _kernel.CloseHandle(process)
