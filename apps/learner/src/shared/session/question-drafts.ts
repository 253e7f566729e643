import type { KeyValueStorage } from '../browser-storage.ts'

