/** Something that was measured, beside what it is compared with. */
export interface Figure {
  name: string
  value: number
  unit: 'ms' | '/s' | 'MB' | 'MB/s' | 'KiB' | '%' | ''
  /** The same of the reference, measured in the same run. */
  reference?: number
  /** Bounds of the value or of its ratio to the reference; none: for information. */
  target?: { of: 'value' | 'ratio'; least?: number; most?: number }
}

/** A file `<name>.bench.ts` exports one as `bench`. */
export interface Bench {
  name: string
  run: () => Promise<Figure[]>
}

/** Value by reference; none where the reference is too small to be measured. */
export function ratioOf({ value, reference }: Figure): number | undefined {
  return reference ? value / reference : undefined
}

/** @returns undefined when there is no target */
export function isMet(figure: Figure): boolean | undefined {
  const { target, value } = figure
  if (!target) return undefined
  const measured = target.of === 'value' ? value : (ratioOf(figure) ?? Number.NaN)
  return measured >= (target.least ?? -Infinity) && measured <= (target.most ?? Infinity)
}
