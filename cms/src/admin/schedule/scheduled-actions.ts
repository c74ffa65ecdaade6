import { useChosenTime } from "./scheduled-time";

interface Action {
  label: string;
  disabled?: boolean;
}

/** A button of an entry as the content manager describes it. */
export interface ActionComponent {
  (props: never): Action | null;
  type?: string;
  position?: unknown;
}

/** While an entry has a time in the future, saving is what schedules it, and publishing would ignore the time. */
const whileScheduled: Record<string, Action> = {
  publish: { label: "Scheduled", disabled: true },
  update: { label: "Save and schedule" },
};

export function withSchedule(actions: ActionComponent[]): ActionComponent[] {
  return actions.map((action) => {
    const change = whileScheduled[action.type ?? ""];
    if (!change) return action;
    const changed = (props: never): Action | null => {
      const description = action(props);
      const chosen = useChosenTime();
      const isScheduled = chosen !== undefined && chosen.getTime() > Date.now();
      return description && isScheduled ? { ...description, ...change } : description;
    };
    return Object.assign(changed, { type: action.type, position: action.position });
  });
}
