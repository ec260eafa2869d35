// Loaded before the server: when the start script ends, however that happens, the server stops,
// too.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
