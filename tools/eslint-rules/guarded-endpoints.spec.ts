import { guardedEndpoints } from './guarded-endpoints';
import { testRule } from './rule-tester';

const filename = '/repo/api/src/codes/items/items.controller.ts';

testRule('guarded-endpoints', guardedEndpoints, {
  valid: [
    {
      name: 'should accept a handler with its own decorator',
      filename,
      code: 'class A { @Get() @Public() list() {} @Post(":id") @RequireAuthority("ADMIN") make() {} }',
    },
    {
      name: 'should accept a decorator on the class for all its handlers',
      filename,
      code: '@Controller("items") @RequireAuthority("ADMIN") class A { @Get() list() {} @Delete() drop() {} }',
    },
    {
      name: 'should ignore methods that are no handlers',
      filename,
      code: 'class A { list() {} @Inject() x() {} }',
    },
    {
      name: 'should look only at controllers',
      filename: '/repo/api/src/codes/items/items.service.ts',
      code: 'class A { @Get() list() {} }',
    },
  ],
  invalid: [
    {
      name: 'should refuse a handler without a decorator',
      filename,
      code: '@Controller() class A { @Get() list() {} @Put() @HttpCode(204) set() {} }',
      ids: ['missing', 'missing'],
    },
    {
      name: 'should refuse two decorators on one handler',
      filename,
      code: 'class A { @Patch() @Public() @RequireAuthority("USER") set() {} }',
      ids: ['several'],
    },
    {
      name: 'should refuse one on the handler besides one on the class',
      filename,
      code: '@RequireAuthority("USER") class A { @Get() @Public() list() {} @Get("a") a() {} }',
      ids: ['several'],
    },
    {
      name: 'should see decorators reached through a namespace',
      filename,
      code: 'class A { @nest.Post() make() {} }',
      ids: ['missing'],
    },
  ],
});
