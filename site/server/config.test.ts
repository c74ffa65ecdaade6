import path from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigError, parseConfig } from "./config.ts";

function refusalOf(env: Record<string, string>): string {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error("The environment was accepted");
}

describe("parseConfig", () => {
  it("needs nothing", () => {
    expect(parseConfig({})).toEqual({
      cdn: null,
      collectsVitals: true,
      content: { apiUrl: "http://localhost:1337/api", bundleStandsIn: true, accessKey: undefined },
      stateDir: path.resolve(".data/site"),
      email: null,
      hasAccessLog: false,
      hstsIncludeSubdomains: false,
      leads: { blockHeadless: false, blockList: [], rateLimitPerHour: 20, throttleMs: 0 },
      logLevel: "info",
      metrics: null,
      port: 3000,
      publicUrl: "http://localhost:3000",
      sharesPort: false,
      traces: null,
      trustedProxies: 0,
      webhook: null,
    });
  });

  it("takes an exported but empty variable as one that is not set", () => {
    expect(parseConfig({ PORT: "", CONTENT_API_URL: "", EMAILJS_PUBLIC_KEY: "" })).toEqual(parseConfig({}));
  });

  it("reads somebody else's content service without the bundled samples standing in", () => {
    const { content } = parseConfig({
      CONTENT_API_URL: "https://cms.example/api/",
      CONTENT_API_TOKEN: "t".repeat(32),
    });
    expect(content).toEqual({
      apiUrl: "https://cms.example/api",
      bundleStandsIn: false,
      accessKey: "t".repeat(32),
    });
  });

  it.each([
    ["0.0.0.0", "http://localhost:1337/api"],
    ["192.168.7.9", "http://192.168.7.9:1337/api"],
    ["::1", "http://[::1]:1337/api"],
  ])("asks the cms of its machine where CMS_HOST %s lets it listen", (host, apiUrl) => {
    expect(parseConfig({ CMS_HOST: host }).content.apiUrl).toBe(apiUrl);
  });

  it.each([
    ["PORT", "80a", "a whole number from 1 to 65535"],
    ["PORT", "70000", "a whole number from 1 to 65535"],
    ["CMS_PORT", "0", "a whole number from 1 to 65535"],
    ["PUBLIC_URL", "www.example.com", "an http:// or https:// address"],
    ["PUBLIC_URL", "https://example.com/site", "without a path"],
    ["CONTENT_API_URL", "ftp://example.com", "an http:// or https:// address"],
    ["LEAD_RATE_LIMIT", "-1", "a whole number from 1 to 1000000"],
    ["LEAD_THROTTLE_MS", "1.5", "a whole number from 0 to 86400000"],
    ["LEAD_BLOCK_HEADLESS", "yes", "true or false"],
    ["METRICS_PORT", "0", "a whole number from 1 to 65535"],
    ["METRICS_PORT", "3000", "a port other than PORT"],
    ["LOG_LEVEL", "loud", "debug, info, warning, error"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318", "an http:// or https:// address without a query"],
    ["OTEL_TRACES_EXPORTER", "zipkin", "otlp or none"],
    ["OTEL_TRACES_SAMPLER_ARG", "1.5", "a number from 0 to 1"],
    ["ACCESS_LOG", "true", "on or off"],
    ["TRUST_PROXY", "all", "a whole number from 0 to 10"],
  ])("refuses %s=%s and says what is allowed", (name, value, allowed) => {
    const message = refusalOf({ [name]: value });
    expect(message).toContain(name);
    expect(message).toContain(value);
    expect(message).toContain(allowed);
  });

  it("names every wrong variable at once", () => {
    expect(refusalOf({ PORT: "x", TRUST_PROXY: "y" }).split("\n")).toHaveLength(2);
  });

  it.each(["top secret".repeat(4), "t".repeat(31)])("refuses the key %s and never shows it", (key) => {
    const message = refusalOf({ CONTENT_API_TOKEN: key });
    expect(message).toContain("CONTENT_API_TOKEN");
    expect(message).not.toContain(key);
  });

  it("takes the whole address of a webhook, and never shows it", () => {
    const url = "https://crm.example/hooks/1?key=private";
    const webhook = { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: "s3cret" };
    expect(parseConfig(webhook).webhook).toEqual({ url, secret: "s3cret" });
    const message = refusalOf({ ...webhook, LEAD_WEBHOOK_URL: "crm.example/private" });
    expect(message).toContain("LEAD_WEBHOOK_URL is a value not shown here; allowed is an http://");
  });

  it.each([
    ["LEAD_WEBHOOK_SECRET", { LEAD_WEBHOOK_URL: "https://crm.example/hooks/1" }],
    ["LEAD_WEBHOOK_URL", { LEAD_WEBHOOK_SECRET: "s3cret" }],
  ])("refuses a webhook without %s", (missing, env) => {
    expect(refusalOf(env)).toContain(`${missing} is not set`);
  });

  it("takes a database for the leads, by default that of the content service, and shows none", () => {
    const DATABASE_URL = "postgres://cms:hunter2@db.example:5432/cms?sslmode=verify-full";
    const LEADS_DATABASE_URL = "postgresql://leads@db.example/leads";
    expect(parseConfig({ DATABASE_URL }).leads.databaseUrl).toBe(DATABASE_URL);
    expect(parseConfig({ DATABASE_URL, LEADS_DATABASE_URL }).leads.databaseUrl).toBe(LEADS_DATABASE_URL);
    for (const name of ["DATABASE_URL", "LEADS_DATABASE_URL"]) {
      expect(refusalOf({ [name]: "mysql://root:hunter2@localhost/cms" })).toBe(
        `${name} is a value not shown here; allowed is postgres://user:password@host:port/database`,
      );
    }
  });

  it("takes the address of a CDN with or without a token, and no token without an address", () => {
    const url = "https://cdn.example/zones/1/purge_cache";
    expect(parseConfig({ CDN_PURGE_URL: url }).cdn).toEqual({ token: undefined, url });
    expect(parseConfig({ CDN_PURGE_URL: url, CDN_PURGE_TOKEN: "k" }).cdn).toEqual({ token: "k", url });
    expect(refusalOf({ CDN_PURGE_TOKEN: "k" })).toBe("CDN_PURGE_URL is not set; CDN_PURGE_TOKEN is for it");
    expect(refusalOf({ CDN_PURGE_URL: "cdn.example" })).toContain("CDN_PURGE_URL is a value not shown here");
  });

  it("has traces where a collector is named and nothing turns them off", () => {
    const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://10.0.0.9:4318" };
    const all = { exportEveryMs: 5_000, ratio: 1, sampler: "parentbased_always_on" };
    expect(parseConfig({}).traces).toBeNull();
    expect(parseConfig(collector).traces).toEqual(all);
    const ofTraces = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "https://collector.example/v1/traces" };
    const some = { OTEL_TRACES_SAMPLER: "traceidratio", OTEL_TRACES_SAMPLER_ARG: "0.1" };
    const sampled = { ...all, ratio: 0.1, sampler: "traceidratio" };
    expect(parseConfig({ ...ofTraces, ...some }).traces).toEqual(sampled);
    expect(parseConfig({ ...collector, OTEL_SDK_DISABLED: "True" }).traces).toBeNull();
    expect(parseConfig({ ...collector, OTEL_TRACES_EXPORTER: "none" }).traces).toBeNull();
  });

  it("takes a template for newsletter sign-ups beside the one for leads, and not without it", () => {
    const keys = { EMAILJS_PUBLIC_KEY: "a", EMAILJS_SERVICE_ID: "b" };
    const signUp = { EMAILJS_SIGNUP_TEMPLATE_ID: "d" };
    expect(parseConfig({ ...keys, ...signUp, EMAILJS_TEMPLATE_ID: "c" }).email).toMatchObject({
      signUpTemplateId: "d",
      templateId: "c",
    });
    expect(refusalOf(signUp)).toMatch(
      /EMAILJS_PUBLIC_KEY and .* not set; EMAILJS_SIGNUP_TEMPLATE_ID needs all three/,
    );
  });

  it("refuses half an email configuration", () => {
    const message = refusalOf({ EMAILJS_PUBLIC_KEY: "a", EMAILJS_SERVICE_ID: "b" });
    expect(message).toContain("EMAILJS_TEMPLATE_ID is not set");
  });
});
