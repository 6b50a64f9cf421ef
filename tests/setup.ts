// Decorators of presenters write metadata when their module is loaded.
import 'reflect-metadata/lite';
