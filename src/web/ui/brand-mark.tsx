/** The product's logo: a chest, its lid and its lock. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={className}>
      <path d="M3 10.5V9a6 6 0 0 1 6-6h6a6 6 0 0 1 6 6v1.5h-6.2a3 3 0 0 0-5.6 0z" />
      <path d="M3 12.5h6.2a3 3 0 0 0 5.6 0H21V18a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3z" />
    </svg>
  )
}
