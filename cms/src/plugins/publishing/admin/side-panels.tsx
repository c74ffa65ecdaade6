import { Button, Flex, Typography } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useEffect } from "react";
import { useTeamZone } from "../../../admin/team-time";
import { type Fix, findFigureProblems } from "../../../content-rules/rules/figure-problems";
import type { Project } from "../../../content-rules/rules/figures";
import { formatIsoDate } from "../../../lib/team-time";
import { projectUid } from "../../../lib/uids";
import type { SidePanelComponent } from "../../../strapi/panel/content-manager";

/** Scrolls to the first field that a refused save marks. Strapi itself focuses only text inputs. */
export function FirstProblem() {
  const errors = useForm("FirstProblem", (form) => form.errors);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    // Wait until Strapi has shown the errors.
    const timer = setTimeout(() => {
      document.querySelector("[data-strapi-field-error]")?.scrollIntoView({ block: "center" });
    }, 200);
    return () => clearTimeout(timer);
  }, [errors]);
  return null;
}

/** Side panel of a project: contradicting figures, with corrections. */
export const FiguresPanel: SidePanelComponent = ({ activeTab, document, model }) => {
  const { initialValues, onChange, values } = useForm("FiguresPanel", (form) => form);
  const zone = useTeamZone();
  if (model !== projectUid || activeTab === "published") return null;
  const storedProject: Project | null = document ? initialValues : null;
  const problems = findFigureProblems(storedProject, values, formatIsoDate(new Date(), zone));
  if (problems.length === 0) return null;
  const applyFix = ({ values: changes }: Fix) => {
    for (const [path, value] of Object.entries(changes)) onChange(path, value);
  };
  return {
    title: "Conflicting figures",
    content: problems.map(({ fixes, message, path }) => (
      <Flex key={path.join(".")} direction="column" alignItems="stretch" gap={2} width="100%">
        <Typography textColor="neutral800">{message}</Typography>
        {fixes.map((fix) => (
          <Button key={fix.label} variant="secondary" fullWidth onClick={() => applyFix(fix)}>
            {fix.label}
          </Button>
        ))}
      </Flex>
    )),
  };
};
