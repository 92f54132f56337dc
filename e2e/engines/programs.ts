import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** The programs of one session, which end with it, and the folder where they keep their files. */
export class Programs {
  readonly home = mkdtempSync(join(tmpdir(), 'ringtag-engine-'));
  private readonly children: ChildProcess[] = [];

  /** Starts a program with our fonts and the folder as its home; answers its output. */
  start(program: string, args: string[], env: Record<string, string> = {}): Readable {
    const child = spawn(program, args, {
      // Nothing of the caller's environment may decide what is tested, except how to find programs.
      env: {
        PATH: process.env.PATH,
        HOME: this.home,
        FONTCONFIG_FILE: join(__dirname, '../fonts.conf'),
        ...env,
      },
      // Firefox says on its stderr where it listens, Xvfb on its stdout.
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.children.push(child);
    child.stderr.resume();
    return args.includes('-displayfd') ? child.stdout : child.stderr;
  }

  /** Ends the programs, the last one first, and removes their files. */
  async end(): Promise<void> {
    for (const child of this.children.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    rmSync(this.home, { recursive: true, force: true, maxRetries: 20 });
  }
}

/** Waits until a program has written something. @throws Error with its words when it ends before. */
export async function written(output: Readable, pattern: RegExp): Promise<string> {
  let text = '';
  for await (const chunk of output) {
    text += String(chunk);
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) return found;
  }
  throw new Error(`A program ended before it was ready: ${text.slice(-500)}`);
}
