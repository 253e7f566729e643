import { config } from 'zod/v4-mini'

// The Content-Security-Policy forbids code from strings, which zod would try when the first schema is used.
config({ jitless: true })

export * from 'zod/v4-mini'
