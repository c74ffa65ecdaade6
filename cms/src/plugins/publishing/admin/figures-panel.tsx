import { Button, Flex, Typography } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useTeamZone } from "../../../admin/team-time";
import { type Fix, figureProblems } from "../../../content-rules/rules/figure-problems";
import type { Project } from "../../../content-rules/rules/figures";
import { calendarDay } from "../../../lib/team-time";
import { projectUid } from "../../../lib/uids";
import type { SidePanelComponent } from "../../../strapi/panel/content-manager";

/** Side panel of a project: contradicting figures, with corrections. */
export const FiguresPanel: SidePanelComponent = ({ activeTab, document, model }) => {
  const { initialValues, onChange, values } = useForm("FiguresPanel", (form) => form);
  const zone = useTeamZone();
  if (model !== projectUid || activeTab === "published") return null;
  const stored: Project | null = document ? initialValues : null;
  const problems = figureProblems(stored, values, calendarDay(new Date(), zone));
  if (problems.length === 0) return null;
  const apply = ({ values: changes }: Fix) => {
    for (const [path, value] of Object.entries(changes)) onChange(path, value);
  };
  return {
    title: "Figures that do not fit",
    content: problems.map(({ fixes, message, path }) => (
      <Flex key={path.join(".")} direction="column" alignItems="stretch" gap={2} width="100%">
        <Typography textColor="neutral800">{message}</Typography>
        {fixes.map((fix) => (
          <Button key={fix.label} variant="secondary" fullWidth onClick={() => apply(fix)}>
            {fix.label}
          </Button>
        ))}
      </Flex>
    )),
  };
};
