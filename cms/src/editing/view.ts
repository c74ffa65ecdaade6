export interface Field {
  label: string;
  /** Shown below the field. */
  hint?: string;
  /** False for what is a record of something that happened. */
  editable?: boolean;
}

export interface View {
  uid: string;
  /** The field that stands for the entry in titles and lists. */
  mainField: string;
  sort: { by: string; order: "ASC" | "DESC" };
  pageSize: number;
  columns: string[];
  /** Rows of fields, each with its width in twelfths. */
  rows: [field: string, width: number][][];
  fields: Record<string, Field>;
}
