import { createContext, useContext } from 'react'
import { HttpError } from 'react-admin'
import { z } from 'zod/mini'

/** Asks for the admin's own password. @returns whether they have proved who they are */
export type ConfirmPassword = () => Promise<boolean>

export const PasswordConfirmationContext = createContext<ConfirmPassword>(async () => false)

const refusal = z.object({ data: z.object({ confirm: z.literal(true) }) })

/** Calls again, after the password, what the server does only for whoever has proved who they are. */
export function useConfirmedCall(): <T>(call: () => Promise<T>) => Promise<T> {
  const confirmPassword = useContext(PasswordConfirmationContext)
  return async (call) => {
    try {
      return await call()
    } catch (error) {
      const isAsked = error instanceof HttpError && refusal.safeParse(error.body).success
      if (isAsked && (await confirmPassword())) return call()
      throw error
    }
  }
}
