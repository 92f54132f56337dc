import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

describe('running a program in our place', () => {
  let dir: string;
  let program: string;
  let pid: number | undefined;

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'ringtag-run-'));
    program = join(dir, 'program.mjs');
    const runNode = pathToFileURL(join(__dirname, 'run-node.mjs')).href;
    writeFileSync(join(dir, 'starter.mjs'), `import { runNode } from '${runNode}'; runNode(['${program}']);`);
  });
  afterEach(() => {
    // Only a failing test leaves its program behind.
    if (pid !== undefined) endProcess(pid);
    pid = undefined;
    rmSync(dir, { recursive: true });
  });

  const endProcess = (id: number): void => {
    try {
      process.kill(id, 'SIGKILL');
    } catch (error) {
      expect(error).toMatchObject({ code: 'ESRCH' });
    }
  };

  const untilUp = async (child: ChildProcess): Promise<void> => {
    const [line] = (await once(child.stdout!, 'data')) as [Buffer];
    pid = Number(line.toString());
  };

  const start = (command: string[], env = {}): ChildProcess => {
    const [file = '', ...args] = command;
    return spawn(file, args, { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, ...env } });
  };
  const starter = (): string[] => [process.execPath, join(dir, 'starter.mjs')];

  /** Writes a program that says its process id when it is up and, on SIGTERM, leaves a file and ends with 7. */
  const writeServer = (): string => {
    const mark = join(dir, 'stopped');
    writeFileSync(
      program,
      `import { writeFileSync } from 'node:fs';
       process.on('SIGTERM', () => { writeFileSync('${mark}', ''); process.exit(7); });
       setInterval(() => {}, 1000);
       console.log(process.pid);`,
    );
    return mark;
  };

  it('should end with the exit code of the program', async () => {
    writeFileSync(program, 'process.exit(3)');
    const [code] = await once(start(starter()), 'exit');
    expect(code).toBe(3);
  });

  it('should pass a signal on and wait for the program', async () => {
    const mark = writeServer();
    const child = start(starter());
    await untilUp(child);
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(7);
    expect(existsSync(mark)).toBe(true);
  });

  it('should stop the program when npm, which started us through a shell, is gone', async () => {
    const mark = writeServer();
    const [node, file] = starter();
    const shell = start(['sh', '-c', `'${node}' '${file}'; true`], { npm_lifecycle_event: 'start' });
    await untilUp(shell);
    shell.kill('SIGKILL');
    const deadline = Date.now() + 4_000;
    while (!existsSync(mark) && Date.now() < deadline) await wait(20);
    expect(existsSync(mark)).toBe(true);
  });
});
