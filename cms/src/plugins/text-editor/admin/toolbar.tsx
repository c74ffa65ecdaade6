import type { Ctx } from "@milkdown/ctx";
import type { Command, EditorState } from "@milkdown/prose/state";
import { Button, Flex, IconButton } from "@strapi/design-system";
import { Bold, BulletList, Italic, Link, NumberList, Quotes } from "@strapi/icons";
import type { MouseEvent, ReactNode } from "react";
import * as commands from "./commands";

export type Ask = "link" | "picture" | "video";

interface Tool {
  label: string;
  icon?: ReactNode;
  isOn?: (state: EditorState) => boolean;
  command?: Command;
  ask?: Ask;
}

const words: Tool[] = [
  { label: "Bold", icon: <Bold />, isOn: commands.hasMark("strong"), command: commands.toggle("strong") },
  {
    label: "Italic",
    icon: <Italic />,
    isOn: commands.hasMark("emphasis"),
    command: commands.toggle("emphasis"),
  },
  { label: "Link", icon: <Link />, isOn: commands.hasMark("link"), ask: "link" },
  {
    label: "List",
    icon: <BulletList />,
    isOn: commands.isIn("bullet_list"),
    command: commands.toggleList("bullet_list"),
  },
  {
    label: "Numbered list",
    icon: <NumberList />,
    isOn: commands.isIn("ordered_list"),
    command: commands.toggleList("ordered_list"),
  },
  { label: "Quote", icon: <Quotes />, isOn: commands.isIn("blockquote"), command: commands.toggleQuote },
];

const headings: Tool[] = [
  {
    label: "Heading",
    isOn: commands.isHeading(commands.headingLevel),
    command: commands.toggleHeading(commands.headingLevel),
  },
  {
    label: "Subheading",
    isOn: commands.isHeading(commands.subheadingLevel),
    command: commands.toggleHeading(commands.subheadingLevel),
  },
];

const insertions = (context: Ctx): Tool[] => [
  { label: "Table", command: commands.insertTable(context) },
  { label: "Picture", isOn: (state) => commands.selectedPicture(state) !== undefined, ask: "picture" },
  { label: "Video", ask: "video" },
  { label: "Footnote", command: commands.insertFootnote },
];

const ofTable = (context: Ctx): Tool[] => [
  { label: "Add row", command: commands.addRow(context) },
  { label: "Add column", command: commands.addColumnAfter },
  { label: "Delete row", command: commands.deleteTableRow },
  { label: "Delete column", command: commands.deleteColumn },
  { label: "Delete table", command: commands.deleteTable },
];

interface ToolbarProps {
  context: Ctx;
  disabled: boolean;
  isShort: boolean;
  state: EditorState;
  onAsk: (ask: Ask) => void;
  onCommand: (command: Command) => void;
}

/** Only what the site shows, in the words that it has for it. */
export function Toolbar({ context, disabled, isShort, onAsk, onCommand, state }: ToolbarProps) {
  const isInTable = commands.isInTable(state);
  const tools = isShort ? words : [...headings, ...words, ...insertions(context)];
  const button = ({ ask, command, icon, isOn, label }: Tool) => {
    const pressed = isOn?.(state);
    const common = {
      "aria-pressed": pressed,
      disabled: disabled || (command !== undefined && !command(state)),
      // Pressed with a mouse, it leaves the cursor in the text.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => (ask ? onAsk(ask) : command && onCommand(command)),
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
        {tools.map(button)}
      </Flex>
      {isInTable && (
        <Flex role="toolbar" aria-label="Table" gap={1} wrap="wrap" paddingTop={1}>
          {ofTable(context).map(button)}
        </Flex>
      )}
    </>
  );
}
