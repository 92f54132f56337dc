/** Shows the times of messages in the reader's own time zone. The server draws them in UTC. */
export function showLocalTimes(root: ParentNode): void {
  const { lang } = document.documentElement;
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  for (const time of root.querySelectorAll('time')) time.textContent = format.format(new Date(time.dateTime));
}
