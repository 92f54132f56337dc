/** Opens the page anew. Calls `otherwise` if the browser would have nothing of ours to show then. */
export async function reloadPage(otherwise: () => void = () => undefined): Promise<void> {
  const status = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    (response) => response.status,
    () => undefined,
  );
  if (status !== undefined && status < 500) location.reload();
  else otherwise();
}
