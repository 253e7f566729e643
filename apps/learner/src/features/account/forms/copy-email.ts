interface EmailForm {
  readonly values: { readonly email: string }
  change: (field: 'email', value: string) => void
}

/** Copies the e-mail to another form, so that the user need not type it again. */
export function copyEmail(from: EmailForm, to: EmailForm): void {
  const { email } = from.values
  if (email.trim() !== '') to.change('email', email)
}
