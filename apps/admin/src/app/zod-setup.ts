import { z } from 'zod/mini'

// The Content-Security-Policy forbids code from strings, which zod would try when the first schema is used.
z.config({ jitless: true })
