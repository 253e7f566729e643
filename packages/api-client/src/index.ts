export * from './create-client.ts'
export * from './errors.ts'
