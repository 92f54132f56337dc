import { randomUUID } from 'node:crypto';
import { PageReportEntity } from '../../src/inbox/tables/page-report.entity';
import type { TestApp } from './test-app';

/** Reports the page of a code as anybody does, with a reason that no other report has. Answers the id of the report. */
export async function reportPage(app: TestApp, alias: string): Promise<string> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const visitor = app.visitor();
  visitor.redirect = 'manual';
  const reason = `Fraud ${randomUUID()}`;
  await visitor.send('POST', `/scan/${alias}/report`, new URLSearchParams({ reason }).toString(), headers);
  return (await app.dataSource.manager.findOneByOrFail(PageReportEntity, { reason })).id;
}
