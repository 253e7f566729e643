interface EmailForm {
  readonly values: { readonly email: string }
  change: (field: 'email', value: string) => void
}

/** Spares typing the e-mail again on the way from one form to another. */
export function copyEmail(from: EmailForm, to: EmailForm): void {
  const { email } = from.values
  if (email.trim() !== '') to.change('email', email)
}
