import { freePort } from '@ringtag/tools/free-port';
import { type Nginx, renderExample, startNginx } from '@ringtag/tools/nginx';
import { checkProxy } from '../../src/operations/doctor/checks/proxy';
import { checkSite } from '../../src/operations/doctor/checks/site';
import { listFaults, listFindings } from '../support/findings';
import { TestApp } from '../support/test-app';

const HOST = 'localhost';
/** The proxy lets its own machine in, and here everybody is on it. */
const OPEN = 'is open to this machine';

/** A server behind deploy/nginx.conf with TLS, and the same one set up wrongly. */
describe('The doctor, before a real proxy', () => {
  let secure: number;
  let app: TestApp;
  let proxy: Nginx | undefined;
  beforeAll(async () => {
    secure = await freePort();
  });
  afterEach(async () => {
    await proxy?.stop();
    await app.stop();
  });

  interface SetUp {
    settings?: NodeJS.ProcessEnv;
    /** Changes the configuration of nginx. */
    change?: (config: string) => string;
    age?: number;
  }

  /** Answers the port of http. */
  const start = async ({ settings = {}, change = (config) => config, age = 0 }: SetUp = {}) => {
    const plain = await freePort();
    app = await TestApp.start({
      PUBLIC_URL: `https://${HOST}:${secure}`,
      TRUST_PROXY: '1',
      ...settings,
    });
    const places = { plain, secure, host: HOST, age, replicas: [new URL(app.url).host] };
    proxy = await startNginx({ port: secure, config: (dir) => change(renderExample(dir, places)) });
    return plain;
  };
  const examineProxy = () => listFaults(checkProxy(app.config));
  const examineSite = (plain: number) => listFaults(checkSite(app.config.server.publicUrl, plain));

  it('should find nothing wrong with deploy/nginx.conf but a certificate that nobody knows', async () => {
    const plain = await start();
    const findings = await listFindings(checkProxy(app.config));
    expect(findings.map(({ level, what }) => `${level}: ${what}`)).toEqual([
      'ok: The server sees the real addresses of clients behind one proxy.',
      'ok: Event streams arrive without delay.',
      `ok: /health/live ${OPEN}; check from another machine that it is closed there.`,
      'ok: /metrics is closed to the public.',
      expect.stringMatching(/^ok: The server may use \d+ MB of memory, \d+ MB of it for the heap\.$/),
    ]);
    expect(await examineSite(plain)).toEqual([
      expect.stringMatching(/^problem: Browsers do not trust the certificate: it is self-signed/),
    ]);
  });

  it.each<[string, SetUp, string[]]>([
    [
      'TRUST_PROXY missing',
      { settings: { TRUST_PROXY: '' } },
      ['problem: All visitors count as 127.0.0.1, which is a proxy: TRUST_PROXY is missing or too small.'],
    ],
    ['TRUST_PROXY too wide', { settings: { TRUST_PROXY: '2' } }, ['problem: TRUST_PROXY is too wide']],
    [
      'all addresses in TRUST_PROXY',
      { settings: { TRUST_PROXY: '0.0.0.0/1,128.0.0.0/1' } },
      ['problem: TRUST_PROXY is too wide'],
    ],
    [
      'no X-Forwarded-For',
      { change: (config) => config.replace(/^.*X-Forwarded-For.*$/m, '') },
      ['problem: The proxy does not say who the client is, so all visitors count as 127.0.0.1.'],
    ],
    [
      'X-Forwarded-For as clients send it',
      { change: (config) => config.replace('$proxy_add_x_forwarded_for', '$http_x_forwarded_for') },
      ['problem: The proxy does not say who the client is'],
    ],
    [
      'no X-Forwarded-Proto',
      { change: (config) => config.replace(/^.*X-Forwarded-Proto.*$/m, '') },
      ['warning: The server sees http where people use https.'],
    ],
    [
      'another Host',
      { change: (config) => config.replace('Host $host', 'Host $proxy_host') },
      ['problem: The server sees the host ringtag_api instead of localhost.'],
    ],
    [
      'buffered streams',
      { change: (config) => config.replace('proxy_buffering off', 'proxy_buffering on') },
      ['warning: The proxy buffers event streams, so events arrive late.'],
    ],
  ])('should find %s', async (_what, setUp, faults) => {
    await start(setUp);
    expect(await examineProxy()).toEqual(faults.map((fault) => expect.stringContaining(fault)));
  });

  const UNKNOWN_SIGNER = 'problem: Browsers do not trust the certificate';
  it.each<[string, SetUp, string[]]>([
    ['a certificate that ended', { age: 61 }, ['problem: The certificate expired on ']],
    [
      'http that stays http',
      { change: (config) => config.replace(/return 301 .*;/, 'return 200;') },
      [UNKNOWN_SIGNER, 'problem: http does not redirect to https: it returns 200.'],
    ],
    [
      'a proxy that answers to every name',
      {
        change: (config) =>
          config.replaceAll('server_name localhost', 'server_name localhost unknown.invalid'),
      },
      [UNKNOWN_SIGNER, 'to a request for another host name, unknown.invalid.'],
    ],
    [
      'no Strict-Transport-Security',
      {
        change: (config) =>
          config.replace(
            'proxy_http_version',
            'proxy_hide_header Strict-Transport-Security;\n proxy_http_version',
          ),
      },
      [UNKNOWN_SIGNER, 'warning: Strict-Transport-Security is missing'],
    ],
  ])('should find %s', async (_what, setUp, faults) => {
    const plain = await start(setUp);
    expect(await examineSite(plain)).toEqual(faults.map((fault) => expect.stringContaining(fault)));
  });

  it('should find nobody behind http', async () => {
    await start();
    expect(await examineSite(await freePort())).toEqual([
      expect.stringContaining(UNKNOWN_SIGNER),
      expect.stringContaining('warning: Nothing answers at http://localhost: connect ECONNREFUSED'),
    ]);
  });

  it('should find another key, and a server that is away', async () => {
    await start();
    const elsewhere = { ...app.config, security: { ...app.config.security, secret: 'x'.repeat(40) } };
    expect(await listFaults(checkProxy(elsewhere))).toEqual([
      expect.stringMatching(
        /^problem: The server at .* does not recognize this command: it returns 404\. .*SECRET_KEY/,
      ),
    ]);
    await app.app.nest.getHttpAdapter().getInstance().server.close();
    app.app.nest.getHttpServer().closeAllConnections();
    expect(await examineProxy()).toEqual([
      expect.stringContaining('problem: The proxy returns 502 instead of reaching the server.'),
    ]);
    expect(await listFaults(checkSite(app.config.server.publicUrl))).toContainEqual(
      expect.stringMatching(/^problem: .* returns 502\./),
    );
  });
});
