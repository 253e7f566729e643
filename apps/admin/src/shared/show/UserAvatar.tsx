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
  /** Where the picture is; without one the name's first character stands for it. */
  address?: string | null | undefined
}

/** A user's picture. It says nothing to a screen reader: the name stands beside it. */
export function UserAvatar({ name, address }: UserAvatarProps) {
  const [initial = ''] = name
  return (
    <Avatar sx={look} alt="" {...(address && { src: address })}>
      {initial.toUpperCase()}
    </Avatar>
  )
}
