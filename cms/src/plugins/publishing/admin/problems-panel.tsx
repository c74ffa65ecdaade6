import { Typography } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useEffect } from "react";
import { useAnswer } from "../../../admin/use-service";
import { isRecord } from "../../../lib/values";
import type { SidePanelComponent } from "../../../strapi/panel/content-manager";
import { labelOf } from "../../history/changes";

/** Side panel after a refused save: names the fields to correct. Scrolls to the first one. */
export const ProblemsPanel: SidePanelComponent = ({ model }) => {
  const errors = useForm("ProblemsPanel", (form) => form.errors);
  useEffect(() => {
    if (pathsIn(errors).length === 0) return;
    // Strapi focuses the first invalid text input, but no picture or choice, and opens its list late.
    const timer = setTimeout(() => {
      document.querySelector("[data-strapi-field-error]")?.scrollIntoView({ block: "center" });
    }, 200);
    return () => clearTimeout(timer);
  }, [errors]);
  const paths = pathsIn(errors);
  if (paths.length === 0) return null;
  return { title: "Correct these fields first", content: <Problems model={model} paths={paths} /> };
};

function Problems({ model, paths }: { model: string; paths: string[][] }) {
  const { answer: labels = {} } = useAnswer<Record<string, string>>(`/content-history/labels/${model}`);
  return paths.map((path) => (
    <Typography key={path.join(".")} tag="p" textColor="danger600">
      {labelOf(path, labels)}
    </Typography>
  ));
}

/** Errors are nested like the values. A message is a string, or one of Strapi's objects with an ID. */
function pathsIn(errors: unknown, at: string[] = []): string[][] {
  if (typeof errors === "string") return [at];
  if (isRecord(errors) && "defaultMessage" in errors) return [at];
  if (typeof errors !== "object" || errors === null) return [];
  const isList = Array.isArray(errors);
  return Object.entries(errors).flatMap(([name, inner]) =>
    pathsIn(inner, [...at, isList ? String(Number(name) + 1) : name]),
  );
}
