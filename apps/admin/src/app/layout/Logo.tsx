/** The product's logo, shown beside its name. */
export function Logo() {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        strokeWidth="1.7"
        d="M4 4.5h13.5A2.5 2.5 0 0 1 20 7v8a2.5 2.5 0 0 1-2.5 2.5H11L6.5 21v-3.5H6A2 2 0 0 1 4 15.5z"
      />
      <path strokeWidth="1.9" d="m8.3 11.2 2.6 2.6 4.8-5.3" />
    </svg>
  )
}
