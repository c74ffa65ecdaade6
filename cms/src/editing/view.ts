export interface Field {
  label: string;
  /** Shown below the field. */
  hint?: string;
  /** False for what is a record of something that happened. */
  editable?: boolean;
}

/** How a component, or a type of which there is one entry, is edited. */
export interface Form {
  uid: string;
  /** The field that stands for the entry in titles and lists. */
  mainField: string;
  /** Rows of fields, each with its width in twelfths. */
  rows: [field: string, width: number][][];
  fields: Record<string, Field>;
}

/** How the entries of a type are listed and edited. */
export interface View extends Form {
  sort: { by: string; order: "ASC" | "DESC" };
  pageSize: number;
  columns: string[];
}
