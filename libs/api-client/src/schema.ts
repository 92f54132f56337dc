export interface paths {
  '/api/user/me': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['UserResponse'] } } };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/sign-in': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody: { content: { 'application/json': { email: string; password?: string } } };
      responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': { [name: string]: unknown } } } };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/sign-out': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: { 204: { headers: { [name: string]: unknown }; content?: never } };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    UserResponse: {
      id: string;
      name: string | null;
      email: string;
      role: 'role-admin' | 'role-user';
      createdAt: string;
      updatedAt: string;
      selectedProjectId: string | null;
      isEmailVerified: boolean;
      hasPassword: boolean;
      authorities: ('admin' | 'user')[];
      password: null;
    };
  };
}
