import type { TestApp } from './test-app';

/** The whole database as one text in lower case, to search for what must not be there any more. */
export async function readAllRows({ dataSource }: TestApp): Promise<string> {
  const tables = dataSource.entityMetadatas.map(({ tableName }) => tableName);
  const rows = await Promise.all(tables.map((table) => dataSource.query(`SELECT * FROM ${table}`)));
  return JSON.stringify(rows).toLowerCase();
}
