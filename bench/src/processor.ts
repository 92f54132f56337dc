import { readFileSync } from 'node:fs';

/** The seconds of processor that a process took so far, in all its threads (Linux). */
export function readProcessorTime(pid: number): number {
  // After the name, which may contain anything: state, parent, …, user time and system time in hundredths.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
