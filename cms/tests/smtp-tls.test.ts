import { afterEach, expect, it, vi } from "vitest";

const secrets = `APP_KEYS API_TOKEN_SALT ADMIN_JWT_SECRET TRANSFER_TOKEN_SALT ENCRYPTION_KEY CONTENT_API_TOKEN`;

afterEach(() => vi.unstubAllEnvs());

it.each([
  ["smtp://user:password@mail.example.com:587", true],
  ["smtp://10.0.0.5", true],
  ["smtp://127.0.0.1:25", false],
  ["smtp://localhost", false],
])("sending mail through %s requires TLS: %s", async (url, needsTls) => {
  vi.resetModules();
  for (const name of secrets.split(" ")) vi.stubEnv(name, "a-secret-of-thirty-two-characters");
  vi.stubEnv("SMTP_URL", url);
  vi.stubEnv("MAIL_FROM", "team@example.com");
  const { default: plugins } = await import("../config/plugins.ts");
  expect(plugins().email?.config.providerOptions).toMatchObject({ url, requireTLS: needsTls });
});
