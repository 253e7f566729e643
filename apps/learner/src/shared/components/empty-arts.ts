/** Line drawings on a 96 × 72 grid: grey lines, and one part in the accent colour. */
export const emptyArts = {
  noMatch: {
    lines:
      'M24 10h48a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6V16a6 6 0 0 1 6-6zM28 24h26M28 36h40M28 48h18',
    accent: 'M59 54a11 11 0 1 0 22 0a11 11 0 1 0-22 0zM78 62l8 8',
  },
  failed: {
    lines: 'M14 52a16 16 0 0 1 8-30 20 20 0 0 1 38-2 15 15 0 0 1 20 14 12 12 0 0 1 2 18',
    accent: 'M40 48l16 16M56 48 40 64',
  },
  finished: {
    lines: 'M16 60h64M24 60V36M40 60V26M56 60V40M72 60V18',
    accent: 'M38 12l6 6 12-12',
  },
  lost: {
    lines: 'M14 56h20a10 10 0 0 0 0-20h-2a10 10 0 0 1 0-20h18M9 56a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
    accent: 'M60 16h4M72 16h4M84 16h2M51 16a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
  },
  locked: {
    lines:
      'M32 32h32a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H32a6 6 0 0 1-6-6V38a6 6 0 0 1 6-6zM34 32v-8a14 14 0 0 1 28 0v8',
    accent: 'M48 44v8',
  },
  quiet: {
    lines: 'M34 48V34a14 14 0 0 1 28 0v14l5 6H29zM43 60h10M16 30h6M14 40h8',
    accent: 'M70 20h8M74 16v8',
  },
  soon: {
    lines: 'M10 60h76M18 60V34h28v26M46 60V22h32v38M26 42h4M34 42h4M26 51h4M34 51h4',
    accent: 'M54 32h6M66 32h4M54 41h6M66 41h4M54 50h6M66 50h4M62 22V8h12l-3 4 3 4H62',
  },
} as const

export type EmptyArt = keyof typeof emptyArts
