import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * @typedef {object} Trial
 * @property {string} folder for what the proxy keeps
 * @property {Readonly<{ site: string, cms: string }>} names
 * @property {Readonly<{ plain: number, tls: number, content: number, site1: number, site2: number, cms: number }>} ports
 *
 * @typedef {object} Started
 * @property {readonly string[]} args
 * @property {Readonly<Record<string, string>>} env
 */

/**
 * The examples with the addresses and files of a trial, as they are started.
 * @type {Record<"nginx" | "caddy", (trial: Trial) => Started>}
 */
export const examples = {
  nginx({ folder, names, ports }) {
    const certificate = path.join(folder, "cert.pem");
    const key = path.join(folder, "key.pem");
    const subject = ["-subj", `/CN=${names.site}`, "-days", "2", "-newkey", "rsa:2048", "-nodes"];
    execFileSync("openssl", ["req", "-x509", ...subject, "-keyout", key, "-out", certificate], {
      stdio: "ignore",
    });
    const example = readFileSync(path.join(import.meta.dirname, "nginx.conf"), "utf8")
      .replaceAll("listen 443", `listen ${ports.tls}`)
      .replaceAll("listen [::]:443", `listen [::]:${ports.tls}`)
      .replaceAll("listen 80", `listen ${ports.plain}`)
      .replaceAll("listen [::]:80", `listen [::]:${ports.plain}`)
      .replaceAll("127.0.0.1:1330", `127.0.0.1:${ports.content}`)
      .replaceAll("127.0.0.1:3001", `127.0.0.1:${ports.site1}`)
      .replaceAll("127.0.0.1:3002", `127.0.0.1:${ports.site2}`)
      .replaceAll("127.0.0.1:1337", `127.0.0.1:${ports.cms}`)
      .replaceAll("/etc/ssl/sponsor/fullchain.pem", certificate)
      .replaceAll("/etc/ssl/sponsor/privkey.pem", key)
      .replaceAll("/var/log/nginx/", `${folder}/`);
    const file = path.join(folder, "nginx.conf");
    writeFileSync(
      file,
      `daemon off;\npid ${folder}/nginx.pid;\nerror_log stderr warn;\nevents {}\nhttp {\n${example}\n}\n`,
    );
    return { args: ["-c", file], env: {} };
  },
  caddy({ folder, names, ports }) {
    const example = readFileSync(path.join(import.meta.dirname, "Caddyfile"), "utf8").replace(
      "http://:1330 {",
      `http://:${ports.content} {`,
    );
    const options = [
      "admin off",
      "local_certs",
      "skip_install_trust",
      `http_port ${ports.plain}`,
      `https_port ${ports.tls}`,
    ];
    const file = path.join(folder, "Caddyfile");
    writeFileSync(file, `{\n${options.map((option) => `\t${option}\n`).join("")}}\n${example}`);
    const state = path.join(folder, "caddy");
    mkdirSync(state, { recursive: true });
    return {
      args: ["run", "--config", file, "--adapter", "caddyfile"],
      env: {
        CMS_NAME: names.cms,
        CMSES: `127.0.0.1:${ports.cms}`,
        SITE_NAME: names.site,
        SITES: `127.0.0.1:${ports.site1} 127.0.0.1:${ports.site2}`,
        XDG_CONFIG_HOME: state,
        XDG_DATA_HOME: state,
      },
    };
  },
};
