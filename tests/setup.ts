// Presenters are injectable classes: their decorators write metadata when the file is loaded.
import 'reflect-metadata/lite';
