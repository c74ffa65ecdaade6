import type { Core } from "@strapi/strapi";

export interface Permission {
  action: string;
  subject: string | null;
  properties?: { fields?: string[] };
  conditions?: string[];
}

export interface Action {
  section: string;
  actionId: string;
  subjects: string[];
}

/** The part that is used here of the admin panel's services, for which Strapi has no types. */
interface AdminServices {
  auth: {
    checkCredentials(login: { email: string; password: string }): Promise<[error: unknown, user: unknown]>;
    forgotPassword(request: { email: string }): Promise<void>;
    resetPassword(request: { resetPasswordToken: string; password: string }): Promise<unknown>;
    hashPassword(password: string): Promise<string>;
    validatePassword(password: string, hash: string): Promise<boolean>;
  };
  "api-token-content-api": { hash(accessKey: string): string };
  "content-type": {
    getNestedFields(model: object, options: { components: object }): string[];
    getPermissionsWithNestedFields(actions: Action[]): Permission[];
  };
  permission: {
    actionProvider: { registerMany(actions: object[]): Promise<void>; values(): Action[] };
    deleteByIds(ids: number[]): Promise<unknown>;
    createPermissionsManager(options: { ability: unknown; action: string; model: string }): {
      ability: { cannot(action: string, subject: unknown): boolean };
      action: string;
      toSubject(entry: object): unknown;
    };
  };
  role: {
    exists(where: { name: string }): Promise<boolean>;
    create(role: { name: string; code: string; description: string }): Promise<{ id: number }>;
    assignPermissions(roleId: number, permissions: Permission[]): Promise<unknown>;
    addPermissions(roleId: number, permissions: Permission[]): Promise<unknown>;
  };
}

export function adminService<Name extends keyof AdminServices>(
  strapi: Core.Strapi,
  name: Name,
): AdminServices[Name] {
  return strapi.service(`admin::${name}`) as unknown as AdminServices[Name];
}
