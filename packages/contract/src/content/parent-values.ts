/** How much what every parent says of itself holds at most. */
export const parentLimits = { name: 60, description: 300, groupName: 30 } as const

/** What admins do to a parent, as the audit log names it. */
export const parentAuditOf = <N extends string>(target: N) =>
  ({
    target,
    actions: [`${target}.add`, `${target}.update`, `${target}.reorder`, `${target}.delete`],
  }) as const
