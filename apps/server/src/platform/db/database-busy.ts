/** The database did not answer within the time a call may take, or nobody came to a turn on it. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy'
  readonly code = 'DATABASE_BUSY'

  constructor(options?: ErrorOptions) {
    super('the database did not answer in time', options)
  }
}
