# The icuuc.dll that Qt6Core.dll asks for and that wine 8 does not have. Windows 10 has the real one, so this
# file never leaves the machine where wine runs: packaging/build.py fails if a bundle holds it.
#
# Qt converts old encodings with it, and has its own code for UTF-8 and UTF-16: nothing in the program comes
# here. Every function returns 0. Those that would give an error code set 16, U_UNSUPPORTED_ERROR.
#
#   as icuuc.s -o icuuc.o && ld -shared --entry 0 icuuc.o -o icuuc.dll
    .intel_syntax noprefix
    .macro export name
    .section .drectve
    .ascii " -export:\name"
    .text
    .globl \name
\name:
    .endm
    # In the order of arguments of 64 bit Windows: rcx, rdx, r8, r9, then the stack above the return address
    # and the 32 bytes that a caller leaves free.
    .macro unsupported name, where:vararg
    export \name
    mov rax, \where
    mov dword ptr [rax], 16
    xor eax, eax
    ret
    .endm

    unsupported ucnv_open, rdx
    unsupported ucnv_getName, rdx
    unsupported ucnv_fromUCountPending, rdx
    unsupported ucnv_toUCountPending, rdx
    unsupported ucnv_getStandardName, r8
    unsupported ucnv_setToUCallBack, [rsp + 48]
    unsupported ucnv_setFromUCallBack, [rsp + 48]
    unsupported ucnv_toUnicode, [rsp + 64]
    unsupported ucnv_fromUnicode, [rsp + 64]
    .irp name, UCNV_FROM_U_CALLBACK_SUBSTITUTE, UCNV_TO_U_CALLBACK_SUBSTITUTE, ucnv_cbFromUWriteUChars, ucnv_cbToUWriteUChars, ucnv_close, ucnv_countAvailable, ucnv_getAvailableName, ucnv_getFromUCallBack, ucnv_getMaxCharSize, ucnv_getToUCallBack, ucnv_reset
    export \name
    .endr
    xor eax, eax
    ret
