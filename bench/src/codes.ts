import { signInAdministrator } from './administrator';
import { Api } from './api';
import { runToEnd } from './run-to-end';

const PORT = 4966;
const BATCH = 10_000;
const PRINTED = 1000;
const MAX_SECONDS = 5;
const MAX_MEMORY_MB = 256;

/** How long codes take to make and to print, and what a batch needs of memory, on SQLite. */
async function main(): Promise<boolean> {
  const api = await Api.start(PORT);
  try {
    const post = await signInAdministrator(api);
    const timed = async (name: string, path: string, body: object): Promise<number> => {
      const start = performance.now();
      const { byteLength } = await (await post(path, body)).arrayBuffer();
      const seconds = (performance.now() - start) / 1000;
      console.log(`${name.padEnd(34)}${seconds.toFixed(2)} s, ${(byteLength / 1024).toFixed(0)} KB`);
      return seconds;
    };
    const createProject = async (name: string): Promise<string> => {
      const { id } = (await (await post('/projects', { name })).json()) as { id: string };
      return `/projects/${id}`;
    };

    const many = await createProject('Batch');
    const batch = await timed('10,000 codes in one batch', `${many}/items`, { count: BATCH });
    const peak = api.peakMemory;
    const printed = await createProject('Print');
    await post(`${printed}/items`, { count: PRINTED });
    const sheets = await timed('1,000 codes on sheets', `${printed}/sheet.pdf`, {});
    await timed('1,000 codes as SVG in a ZIP', `${printed}/codes.zip`, { format: 'svg' });
    await timed('1,000 codes as PNG in a ZIP', `${printed}/codes.zip`, { format: 'png', size: 600 });
    console.log(`memory of the API with the batch  ${peak.toFixed(0)} MB at most`);
    console.log(`targets: batch and sheets under ${MAX_SECONDS} s, memory under ${MAX_MEMORY_MB} MB`);
    return batch < MAX_SECONDS && sheets < MAX_SECONDS && peak < MAX_MEMORY_MB;
  } finally {
    await api.stop();
  }
}

runToEnd(main);
