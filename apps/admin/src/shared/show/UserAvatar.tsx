import Avatar from '@mui/material/Avatar'

const look = {
  width: 28,
  height: 28,
  fontSize: 13,
  fontWeight: 600,
  color: 'var(--color-primary-text)',
  backgroundColor: 'var(--color-primary-bg)',
}

interface UserAvatarProps {
  name: string
  /** The address of the picture; without one the name's first character is shown. */
  address?: string | null | undefined
}

/** A user's picture, hidden from screen readers because the name stands beside it. */
export function UserAvatar({ name, address }: UserAvatarProps) {
  const [initial = ''] = name
  return (
    <Avatar sx={look} alt="" {...(address && { src: address })}>
      {initial.toUpperCase()}
    </Avatar>
  )
}
