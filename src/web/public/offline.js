// Shown in the place of a page: that page comes back as soon as there is a network again.
addEventListener('online', () => location.reload())
document.querySelector('button')?.addEventListener('click', () => location.reload())
