import type { Ctx } from "@milkdown/ctx";
import {
  liftListItemCommand,
  toggleEmphasisCommand,
  toggleStrongCommand,
  wrapInBlockquoteCommand,
  wrapInBulletListCommand,
  wrapInHeadingCommand,
  wrapInOrderedListCommand,
} from "@milkdown/preset-commonmark";
import { addColAfterCommand, addRowAfterCommand, insertTableCommand } from "@milkdown/preset-gfm";
import { lift } from "@milkdown/prose/commands";
import type { Command, EditorState } from "@milkdown/prose/state";
import { deleteColumn, deleteTable, isInTable } from "@milkdown/prose/tables";
import { Button, Flex, IconButton } from "@strapi/design-system";
import { Bold, BulletList, Italic, Link, NumberList, Quotes } from "@strapi/icons";
import type { MouseEvent, ReactNode } from "react";
import {
  type ContextCommand,
  deleteTableRow,
  either,
  hasMark,
  insertFootnote,
  isHeading,
  isIn,
  milkdown,
  selectedPicture,
} from "./commands";

export type Dialog = "link" | "picture" | "video";

interface Tool {
  label: string;
  icon?: ReactNode;
  isOn?: (state: EditorState) => boolean;
  command?: ContextCommand;
  dialog?: Dialog;
}

function toggled(
  label: string,
  isOn: (state: EditorState) => boolean,
  off: ContextCommand,
  on: ContextCommand,
  icon?: ReactNode,
): Tool {
  return { label, icon, isOn, command: either(isOn, off, on) };
}

const heading = (label: string, level: number) =>
  toggled(label, isHeading(level), milkdown(wrapInHeadingCommand, 0), milkdown(wrapInHeadingCommand, level));

const liftItem = milkdown(liftListItemCommand);

const shortTools: Tool[] = [
  { label: "Bold", icon: <Bold />, isOn: hasMark("strong"), command: milkdown(toggleStrongCommand) },
  { label: "Italic", icon: <Italic />, isOn: hasMark("emphasis"), command: milkdown(toggleEmphasisCommand) },
  { label: "Link", icon: <Link />, isOn: hasMark("link"), dialog: "link" },
  toggled("List", isIn("bullet_list"), liftItem, milkdown(wrapInBulletListCommand), <BulletList />),
  toggled(
    "Numbered list",
    isIn("ordered_list"),
    liftItem,
    milkdown(wrapInOrderedListCommand),
    <NumberList />,
  ),
  toggled("Quote", isIn("blockquote"), () => lift, milkdown(wrapInBlockquoteCommand), <Quotes />),
];

const allTools: Tool[] = [
  heading("Heading", 2),
  heading("Subheading", 3),
  ...shortTools,
  { label: "Table", command: either(isInTable, () => () => false, milkdown(insertTableCommand)) },
  { label: "Picture", isOn: (state) => selectedPicture(state) !== undefined, dialog: "picture" },
  { label: "Video", dialog: "video" },
  { label: "Footnote", command: () => insertFootnote },
];

const tableTools: Tool[] = [
  { label: "Add row", command: milkdown(addRowAfterCommand) },
  { label: "Add column", command: milkdown(addColAfterCommand) },
  { label: "Delete row", command: () => deleteTableRow },
  { label: "Delete column", command: () => deleteColumn },
  { label: "Delete table", command: () => deleteTable },
];

interface ToolbarProps {
  context: Ctx;
  disabled: boolean;
  isShort: boolean;
  state: EditorState;
  onAsk: (dialog: Dialog) => void;
  onCommand: (command: Command) => void;
}

/** Offers only what the site shows. */
export function Toolbar({ context, disabled, isShort, onAsk, onCommand, state }: ToolbarProps) {
  const button = ({ command, dialog, icon, isOn, label }: Tool) => {
    const pressed = isOn?.(state);
    const run = command?.(context);
    const common = {
      "aria-pressed": pressed,
      disabled: disabled || (run !== undefined && !run(state)),
      // A click leaves the cursor in the text.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => (dialog ? onAsk(dialog) : run && onCommand(run)),
      size: "S" as const,
      variant: pressed ? ("secondary" as const) : ("tertiary" as const),
    };
    return icon ? (
      <IconButton key={label} label={label} {...common}>
        {icon}
      </IconButton>
    ) : (
      <Button key={label} {...common}>
        {label}
      </Button>
    );
  };
  return (
    <>
      <Flex role="toolbar" aria-label="Text" gap={1} wrap="wrap">
        {(isShort ? shortTools : allTools).map(button)}
      </Flex>
      {isInTable(state) && (
        <Flex role="toolbar" aria-label="Table" gap={1} wrap="wrap" paddingTop={1}>
          {tableTools.map(button)}
        </Flex>
      )}
    </>
  );
}
