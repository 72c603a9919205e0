"""The console command ``alhambra-lab``: rules engine, computer players and records without Qt."""
