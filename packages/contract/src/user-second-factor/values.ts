/** How many recovery codes are given at a time; each serves once. */
export const RECOVERY_CODE_COUNT = 10
