import type { Finding, Findings } from '../../src/operations/doctor/finding';

export async function listFindings(findings: Findings): Promise<Finding[]> {
  const found: Finding[] = [];
  for await (const finding of findings) found.push(finding);
  return found;
}

/** What is not right, as `level: what → todo`. */
export async function listFaults(findings: Findings): Promise<string[]> {
  const found = await listFindings(findings);
  return found
    .filter(({ level }) => level !== 'ok')
    .map(({ level, what, todo }) => `${level}: ${what} → ${todo}`);
}
