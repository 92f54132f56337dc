import { TestApp } from './support/test-app';

const CONNECTIONS = 4;

describe('/health/ready', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ DATABASE_CONNECTIONS: String(CONNECTIONS) });
  });
  afterAll(() => app.stop());

  it('should be 200 while requests wait for each other: a busy replica is not a broken one', async () => {
    const held = Array.from({ length: CONNECTIONS }, () => app.dataSource.createQueryRunner());
    for (const runner of held) await runner.connect();
    try {
      expect((await app.visitor().get('/health/ready')).status).toBe(200);
    } finally {
      for (const runner of held) await runner.release();
    }
  });
});
