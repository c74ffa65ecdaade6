import type { Core } from "@strapi/strapi";

interface Action {
  actionId: string;
  subjects: string[];
}

interface FormConfigurations {
  findConfiguration(model: object): Promise<{
    settings: { mainField: string };
    metadatas: Record<string, { edit?: { label?: string } }>;
  }>;
}

/** Parts of Strapi's services that this project uses. Strapi does not type them. */
interface Services {
  "admin::auth": {
    forgotPassword(request: { email: string }): Promise<void>;
    resetPassword(request: { resetPasswordToken: string; password: string }): Promise<unknown>;
    checkCredentials(credentials: { email: string; password: string }): Promise<unknown>;
    hashPassword(password: string): Promise<string>;
    validatePassword(password: string, hash: string): Promise<boolean>;
  };
  "admin::user": {
    updateById(id: number, changes: object): Promise<unknown>;
  };
  "admin::permission": {
    actionProvider: { registerMany(actions: object[]): Promise<void>; values(): Action[] };
    createPermissionsManager(options: { ability: unknown; action: string; model: string }): {
      ability: { cannot(action: string, subject: unknown): boolean };
      action: string;
      toSubject(entry: object): unknown;
    };
  };
  "admin::role": {
    exists(where: { name: string }): Promise<boolean>;
    create(role: { name: string; code: string; description: string }): Promise<{ id: number }>;
    assignPermissions(
      roleId: number,
      permissions: { action: string; subject: string | null }[],
    ): Promise<unknown>;
  };
  "plugin::content-manager.components": FormConfigurations;
  "plugin::content-manager.content-types": FormConfigurations;
  "plugin::content-manager.permission-checker": {
    create(options: { userAbility: unknown; model: string }): {
      can: Record<"create" | "publish" | "read" | "update", (entry?: object) => boolean>;
      sanitizeCreateInput<Input extends object>(input: Input): Promise<Input>;
      sanitizeUpdateInput(entry: object): <Input extends object>(input: Input) => Promise<Input>;
      sanitizeOutput<Entry extends object>(entry: Entry): Promise<Entry>;
    };
  };
  "plugin::content-manager.uid": {
    generateUIDField(request: { contentTypeUID: string; field: string; data: object }): Promise<string>;
  };
  "plugin::upload.upload": {
    getSettings(): Promise<Record<string, boolean>>;
    setSettings(settings: Record<string, boolean>): Promise<void>;
    upload(request: {
      data: { fileInfo: { name: string; alternativeText: string } };
      files: { filepath: string; originalFilename: string; mimetype: string; size: number };
    }): Promise<{ id: number }[]>;
  };
}

interface ServiceRegistry {
  get<Uid extends keyof Services>(uid: Uid): Services[Uid];
}

export const strapiService = <Uid extends keyof Services>(strapi: Core.Strapi, uid: Uid): Services[Uid] =>
  strapi.get<ServiceRegistry>("services").get(uid);
