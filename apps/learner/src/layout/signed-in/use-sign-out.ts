import { useNavigate } from 'react-router-dom'
import { useRootStore } from '../../shared/root/store-context.ts'

/** Signs out and goes to the login page. */
export function useSignOut(): () => void {
  const { session } = useRootStore()
  const navigate = useNavigate()
  return () => {
    session.logout().then(
      () => navigate('/login'),
      // The session has told the person already, and stays.
      () => {},
    )
  }
}
