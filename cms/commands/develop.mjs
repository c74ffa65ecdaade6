// Runs the content service with reload on change and the content-type builder.
import { spawn } from "node:child_process";
import { appDir, prepare, strapiBin } from "./boot.mjs";

process.env.NODE_ENV ??= "development";
prepare();
const child = spawn(process.execPath, [strapiBin(), "develop"], { cwd: appDir, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 0));
