/** Settings of the embedded server: durable, small, no contents in the log. */
export function serverArguments(
  cluster: string,
  address: { host: string; port: number },
): string[] {
  const socket = address.host.startsWith('/')
  const values: Record<string, string> = {
    listen_addresses: socket ? '' : address.host,
    unix_socket_directories: socket ? address.host : '',
    unix_socket_permissions: '0700',
    max_connections: '60',
    shared_buffers: '128MB',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '1GB',
    wal_compression: 'off',
    jit: 'off',
    io_method: 'sync',
    autovacuum_naptime: '20s',
    idle_in_transaction_session_timeout: '120s',
    // Values in a statement must not appear in a log.
    log_min_messages: 'fatal',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_statement: 'none',
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
    timezone: 'UTC',
    log_timezone: 'UTC',
  }
  const settings = Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return ['-D', cluster, '-p', String(address.port), ...settings]
}
