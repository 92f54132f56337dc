import { ANSWER_DEADLINE_MS, type Findings, describeError, ok, problem } from '../finding';

/** The oldest version that the tests run on. */
const OLDEST_MAJOR = 7;

/** Whether Redis answers, where there is one. It stores nothing for us, so its persistence does not matter. */
export async function* checkRedis(url: string | undefined): Findings {
  if (!url) return;
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url,
    socket: { connectTimeout: ANSWER_DEADLINE_MS, reconnectStrategy: false },
  });
  // Without a listener, an error would end the process. `connect` throws the same one.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const info = String(await client.sendCommand(['INFO', 'server']));
    const version = /^(?:valkey|redis)_version:(\S+)/m.exec(info)?.[1] ?? 'unknown';
    if (Number.parseInt(version, 10) >= OLDEST_MAJOR) yield ok(`Redis ${version} answers.`);
    else yield problem(`Redis ${version} is too old.`, `Install Redis ${OLDEST_MAJOR} or newer, or Valkey.`);
  } catch (error) {
    yield problem(
      `Redis does not answer: ${describeError(error)}. Other replicas see changes a second later.`,
      'Start Redis, or fix REDIS_URL. If you have no replicas, remove it.',
    );
  } finally {
    if (client.isOpen) client.destroy();
  }
}
