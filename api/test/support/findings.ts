import type { Check, Finding } from '../../src/operations/doctor/finding';

export async function listFindings(check: Check): Promise<Finding[]> {
  const findings: Finding[] = [];
  for await (const finding of check.find()) findings.push(finding);
  return findings;
}

/** What is not right, as `level: what → todo`. */
export async function listFaults(check: Check): Promise<string[]> {
  const findings = await listFindings(check);
  return findings
    .filter(({ level }) => level !== 'ok')
    .map(({ level, what, todo }) => `${level}: ${what} → ${todo}`);
}
