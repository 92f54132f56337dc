import { fail } from 'node:assert';
import fastify, { type FastifyInstance } from 'fastify';
import { answerFailure } from '../../platform/http/error.filter';
import { keepCurrentRequest } from '../../platform/requests/current-request';
import { REQUEST_TIMES } from '../../platform/requests/request-times';
import { addScanLane, type ScanLaneOptions } from './scan-lane';

describe('the lane of scans', () => {
  const find = jest.fn<ReturnType<ScanLaneOptions['pages']['find']>, [string, string]>();
  const answers = { answer: () => fail('No code is found here') };
  const scans = { countAsked: jest.fn() };
  let server: FastifyInstance;
  beforeEach(() => {
    find.mockReset();
    server = fastify();
    server.decorate('failurePage', undefined);
    server.setErrorHandler(answerFailure);
    const times = { ...REQUEST_TIMES, answer: 50 };
    keepCurrentRequest(server, times);
    addScanLane(server, { pages: { find }, answers, scans, times });
    server.get('/api/scan/:alias', () => 'the general path');
  });
  afterEach(() => server.close());

  const scan = async () => {
    const { statusCode, headers, json } = await server.inject('/api/scan/BCDFG23456');
    return [statusCode, headers['retry-after'], json<{ code: string }>().code];
  };

  it('should answer 503 in time when the database does not answer (REL-11)', async () => {
    find.mockReturnValue(new Promise(() => undefined));
    expect(await scan()).toEqual([503, '2', 'unavailable']);
  });

  it('should ask a database that fails once, and answer as everywhere', async () => {
    find.mockReturnValue(Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' })));
    expect(await scan()).toEqual([503, '2', 'unavailable']);
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('should say of a code that there is none', async () => {
    find.mockReturnValue(undefined);
    expect(await scan()).toEqual([404, undefined, 'code_not_found']);
  });
});
